import type { HttpContext } from '@adonisjs/core/http'

/** Answers with an SVG that loads and runs nothing wherever it is opened. */
export function sendPicture(response: HttpContext['response'], picture: string) {
  response.header('content-type', 'image/svg+xml; charset=utf-8')
  response.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  )
  return response.send(picture)
}
