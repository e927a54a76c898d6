/** The refusals that every route can give, once for all. */
const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds to wait before the next call.',
    schema: { type: 'integer' },
  },
}

export const STANDARD_ANSWERS = {
  NotSignedIn: refusal(
    'Nobody is signed in, or the token is not valid (`not_signed_in`, `token_unknown`, `token_expired`, `token_revoked`).'
  ),
  Forbidden: refusal(
    'The caller may not do this: the role (`forbidden`), the right of the access key (`token_scope_missing`, `token_not_accepted`), the state of the company (`company_pending`, `company_suspended`), or its plan (`plan_limit_reached`).'
  ),
  NotFound: refusal('There is no such record in the caller’s company (`not_found`).'),
  Conflict: refusal(
    'The record has changed, or its state does not allow this. The code names the reason; nothing was changed.'
  ),
  Invalid: refusal('Fields are missing or wrong (`validation_failed`); `fields` names each one.'),
  TooManyRequests: {
    ...refusal('Too many calls from one address or with one access key (`too_many_requests`).'),
    headers: RETRY_AFTER,
  },
  Unavailable: {
    ...refusal('The server cannot do this now, for example while the database is away.'),
    headers: RETRY_AFTER,
  },
}

/** The body of every refusal. */
export const REFUSAL = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: {
      type: 'string',
      description: 'A sentence in the language of the caller (`Accept-Language` without sign-in).',
    },
    code: { type: 'string', description: 'Stable: programs decide by it, never by the sentence.' },
    requestId: { type: 'string', description: 'Names this call in the log of the server.' },
    fields: {
      type: 'array',
      description: 'The fields that were refused, with 422.',
      items: {
        type: 'object',
        required: ['field', 'message', 'rule'],
        properties: {
          field: { type: 'string' },
          message: { type: 'string' },
          rule: { type: 'string' },
        },
      },
    },
  },
}
