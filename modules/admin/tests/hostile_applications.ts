import { type Desk, inTurn } from '#core/tests/desk'
import { packed } from '#core/tests/hostile_texts'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'

/**
 * Lets strangers apply and be rejected, and an owner invite people, with hostile texts as names, plans and reasons.
 * Each step causes a mail. One company is suspended with each reason in turn; the last application waits. The owners of the
 * others are locked. A plan has such a name, too.
 */
export async function writeHostileApplications(
  { stranger, owner, admin }: Record<'stranger' | 'owner' | 'admin', Pick<Desk, 'get' | 'post'>>,
  texts: string[]
) {
  const names = packed(texts, 200, ' ')
  const email = (kind: string, index: number) => `${kind}${index}.${process.pid}@example.test`
  await inTurn(names, (name, index) =>
    owner.post('/employees/invitations', { name, role: 'employee', email: email('invited', index) })
  )
  const name = packed(texts, 60, ' ').find((text) => text.includes('<'))
  await admin.post('/admin/plans', { name })
  const reasons = packed(texts, 1000)
  await inTurn(names.slice(0, reasons.length + 1), async (companyName, index) => {
    await stranger.post('/auth/signup', {
      companyName,
      companyEmail: email('applied', index),
      userName: names.at(-index),
      password: 'Sieben blaue Stühle',
    })
    const [made] = await admin.get<{ _id: string }[]>(
      `/admin/companies?search=${email('applied', index)}`
    )
    const reason = reasons[index]
    if (reason) await admin.post(`/admin/companies/${made!._id}/notes`, { text: reason })
    if (reason) await askAndAnswer({ stranger, admin }, made!._id, reason)
    if (reason) await admin.post(`/admin/companies/${made!._id}/reject`, { reason })
    if (index === 0) await suspendInTurn(admin, `/admin/companies/${made!._id}`, reasons)
    if (reason) await lockOwner(admin, email('applied', index), reason)
  })
}

async function askAndAnswer(
  { stranger, admin }: Record<'stranger' | 'admin', Pick<Desk, 'post'>>,
  companyId: string,
  text: string
) {
  const path = `/admin/companies/${companyId}/questions`
  const { url } = await admin.post<{ url: string }>(path, { question: text })
  const { pathname, hash } = new URL(url)
  const link = { id: pathname.split('/').at(-1), token: hash.slice(1) }
  await stranger.post('/auth/question-answers', { ...link, answer: text })
}

async function lockOwner(admin: Pick<Desk, 'get' | 'post'>, email: string, reason: string) {
  const [owner] = await admin.get<{ _id: string }[]>(`/admin/users?search=${email}`)
  await admin.post(`/admin/users/${owner!._id}/lock`, { reason })
}

async function suspendInTurn(admin: Pick<Desk, 'post'>, company: string, reasons: string[]) {
  await admin.post(`${company}/approve`)
  // A visit asks for the password first.
  await admin.post('/auth/confirmations', { currentPassword: TEST_PASSWORD })
  await inTurn(reasons, async (reason, index) => {
    if (index > 0) await admin.post(`${company}/reactivate`)
    await admin.post(`${company}/suspend`, { reason })
    await admin.post(`${company}/visits`, { reason })
  })
}
