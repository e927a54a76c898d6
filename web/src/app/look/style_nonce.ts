declare global {
  interface Window {
    /** Where the scroll lock of dialogs and the drawer looks for the nonce of its style element. */
    __webpack_nonce__?: string
  }
}

/** The nonce of this page's content security policy; the server writes it into the meta tag. */
export function styleNonce() {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

window.__webpack_nonce__ = styleNonce()
