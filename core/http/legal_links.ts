import env from '#core/start/env'

const PLACES = { __IMPRINT_URL__: 'IMPRINT_URL', __PRIVACY_URL__: 'PRIVACY_URL' } as const

/** The page of the web app with the operator's links, for the foot of its public pages; empty ones where none is set. */
export const withLegalLinks = (html: string) =>
  html.replace(/__(?:IMPRINT|PRIVACY)_URL__/g, (place) =>
    inAttribute(env[PLACES[place as keyof typeof PLACES]] ?? '')
  )

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
