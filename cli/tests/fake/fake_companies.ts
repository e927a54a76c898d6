import type { Company } from '../../lib/server/answers.js'
import type { Reply, Seen } from './fake_server.js'
import { ok, refuse } from './replies.js'

/** The operator's companies: their list, and the steps from waiting to approved, suspended or rejected. */
export function answerOperator(
  companies: Company[],
  { method, path, body }: Seen,
  query: URLSearchParams
): Reply {
  if (method === 'GET' && path.endsWith('/companies')) return listCompanies(companies, query)
  if (method === 'GET') return showCompany(companies, path)
  if (/\/notes(\/|$)/.test(path)) return ok([])
  const [, together] = /companies\/batch\/(\w+)$/.exec(path) ?? []
  if (together) return decideTogether(companies, together, body)
  const [, id, step] = /companies\/([^/]+)\/(\w+)$/.exec(path) ?? []
  const company = companies.find(({ _id }) => _id === id)
  if (!company) return refuse(404, 'not_found', 'This company does not exist.')
  if (step === 'approve' && company.status !== 'pending') {
    return refuse(409, 'wrong_state', 'This company is not waiting.')
  }
  if (step === 'reject' && !body.reason) {
    return refuse(422, 'validation_failed', 'Reason missing.')
  }
  if (step === 'questions') {
    company.question = { askedAt: '2026-11-20T09:00:00.000Z', answeredAt: null }
    return ok({
      url: body.question === 'By hand?' ? 'https://kontor.example/question/q#key' : null,
    })
  }
  if (step === 'suspend') company.suspensionReason = String(body.reason ?? '') || null
  company.status = step === 'reject' ? 'rejected' : step === 'suspend' ? 'suspended' : 'active'
  return ok({ _id: company._id, status: company.status })
}

function showCompany(companies: Company[], path: string) {
  const company = companies.find(({ _id }) => path.endsWith(_id))
  if (!company) return refuse(404, 'not_found', 'This company does not exist.')
  const applied = { at: company.createdAt, action: 'company.applied', by: null, details: {} }
  const notes = [
    {
      _id: '0190000000000000000000000000000000c3d4',
      text: 'Called on Monday.',
      by: 'Ada',
      at: company.createdAt,
      isOwn: true,
    },
  ]
  const asked = company.question
    ? [
        {
          ...applied,
          action: 'company.question_asked',
          by: 'Ada',
          details: { text: 'Which trade?' },
        },
      ]
    : []
  return ok({ ...company, people: [], questions: [], notes, timeline: [...asked, applied] })
}

function listCompanies(companies: Company[], query: URLSearchParams) {
  const [status, search] = [query.get('status'), query.get('search')?.toLowerCase()]
  return ok(
    companies.filter(
      (company) =>
        (!status || company.status === status) &&
        (!search || `${company.name} ${company.email}`.toLowerCase().includes(search))
    )
  )
}

/** Companies that do not wait are refused and leave the others. */
function decideTogether(companies: Company[], step: string, { ids }: Seen['body']) {
  const chosen = companies.filter(({ _id }) => Array.isArray(ids) && ids.includes(_id))
  const [waiting = [], others = []] = [true, false].map((waits) =>
    chosen.filter(({ status }) => (status === 'pending') === waits)
  )
  for (const company of waiting) company.status = step === 'reject' ? 'rejected' : 'active'
  return ok({
    done: waiting.map(({ _id, name, status }) => ({ _id, name, status })),
    refused: others.map(({ _id }) => ({ _id, code: 'wrong_state', error: 'It is not waiting.' })),
  })
}
