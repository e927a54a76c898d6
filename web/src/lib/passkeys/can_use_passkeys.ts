const ADDRESS = /^[\d.]+$|^\[/

/** Whether this browser offers passkeys at this address: with HTTPS or on localhost, and not under an IP address. */
export const canUsePasskeys = () =>
  window.isSecureContext && 'PublicKeyCredential' in window && !ADDRESS.test(location.hostname)
