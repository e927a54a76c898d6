import { defineConfig } from '@adonisjs/core/bodyparser'

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  // Blanks belong to passwords; validators trim what should be trimmed.
  json: { limit: '1mb', strict: true, types: ['application/json'], trimWhitespaces: false },
  // Uploads are read by the one route that takes them.
  multipart: { autoProcess: false, limit: '6mb', types: ['multipart/form-data'] },
})
