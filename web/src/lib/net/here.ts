/**
 * Whether the table is here, in this browser, and not at a server: the index.html that `toptafel publish` writes says
 * so. There is no page where tests run.
 */
export const isHere = Boolean(globalThis.document?.querySelector('meta[name="toptafel-table"][content="here"]'));
