import type { Transport } from "./transport";

/** A table at the server that the page has come from: asked by HTTP, and heard by a WebSocket. */

const at = (path: string): URL => new URL(path, document.baseURI);

export const server: Transport = {
  others: true,

  async request(method, path, headers = {}, body = null) {
    const answer = await fetch(at(path), { method, headers, body });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  },

  connect(path, { opened, told, closed }) {
    const url = at(path);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    socket.onopen = opened;
    socket.onmessage = (event) => told(event.data as string);
    socket.onclose = (event) => closed(event.code);
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN;
      },
      get isClosed() {
        return socket.readyState === WebSocket.CLOSED;
      },
      say: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },

  isThere: () =>
    fetch(at("health")).then(
      () => true,
      () => false,
    ),
};
