import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  // JSON is taken as text and parsed by core/http/plain_json_middleware.ts, which looks at its size first.
  json: { types: [] },
  // Mails are read by the one route that takes them.
  raw: { types: ['application/json', 'message/rfc822'], limit: '1mb' },
  // Uploads are read by the one route that takes them.
  multipart: { autoProcess: false, limit: '6mb', types: ['multipart/form-data'] },
})
