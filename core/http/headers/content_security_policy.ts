const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'frame-src': "'self' blob:",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
}

/**
 * The content security policy. The page of the web app gets a fresh `styleNonce` with each answer, because
 * its component library writes style elements; everything else gets none.
 */
export function contentSecurityPolicy(styleNonce?: string) {
  const directives = styleNonce
    ? { ...DIRECTIVES, 'style-src': `'self' 'nonce-${styleNonce}'` }
    : DIRECTIVES
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
