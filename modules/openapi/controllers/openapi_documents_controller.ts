import type { HttpContext } from '@adonisjs/core/http'
import { documentText } from '#modules/openapi/document'

export default class OpenapiDocumentsController {
  /** The description of all routes in the format OpenAPI 3.1, for generators of clients. */
  async show({ response }: HttpContext) {
    response.type('application/json')
    response.send(await documentText())
  }
}
