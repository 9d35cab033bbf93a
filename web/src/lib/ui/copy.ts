/** Copy the text of a field. Browsers keep the clipboard for secure pages; a selection can be copied on every one. */
export async function copyFrom(field: HTMLInputElement | undefined): Promise<boolean> {
  if (!field) return false;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
