import type { HttpContext } from '@adonisjs/core/http'

type Response = HttpContext['response']

/** Answers with a PDF, to be shown by the browser. */
export function sendPdf(response: Response, fileName: string, pdf: Buffer) {
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  response.header('cache-control', 'private, no-store')
  return response.send(pdf)
}

/** Answers with the SVG of `renderDocumentSvg`, in which nothing may run. */
export function sendPicture(response: Response, picture: string) {
  response.header('content-type', 'image/svg+xml; charset=utf-8')
  response.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  )
  return response.send(picture)
}
