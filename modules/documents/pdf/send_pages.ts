import type { HttpContext } from '@adonisjs/core/http'
import { addressOfPage } from '#core/http/paging'
import { pictureValidator } from '../validators/picture.js'
import type { Picture } from './render.js'

type Response = HttpContext['response']

/** Answers with a PDF, to be shown by the browser. */
export function sendPdf(response: Response, fileName: string, pdf: Buffer) {
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`)
  response.header('cache-control', 'private, no-store')
  return response.send(pdf)
}

/**
 * Answers with the pages of a document selected by `?page=`, as an SVG that loads and runs nothing wherever it is
 * opened. A header `Link` with `rel="next"` announces further pages.
 * @param draw makes the picture of a portion, as renderDocumentSvg does
 */
export async function sendPicture(
  { request, response }: Pick<HttpContext, 'request' | 'response'>,
  draw: (portion: number) => Promise<Picture>
) {
  const { page = 1 } = await request.validateUsing(pictureValidator, { data: request.qs() })
  const { svg, hasMore } = await draw(page)
  if (hasMore) response.header('link', `<${addressOfPage(request, page + 1)}>; rel="next"`)
  response.header('content-type', 'image/svg+xml; charset=utf-8')
  response.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  )
  return response.send(svg)
}
