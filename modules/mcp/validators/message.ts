import vine from '@vinejs/vine'

/** One message of JSON-RPC 2.0; batches ended with the revision 2025-06-18. The library reads the rest by its method. */
export const messageValidator = vine.create({
  jsonrpc: vine.literal('2.0'),
  method: vine.string().minLength(1).maxLength(100),
})
