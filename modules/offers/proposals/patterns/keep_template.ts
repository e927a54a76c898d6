import type { Infer } from '@vinejs/vine/types'
import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { conflict, notFound } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { decimal, decimalText } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Block } from '#modules/offers/proposals/blocks/block'
import type { templateValidator } from '#modules/offers/proposals/validators/template'

/** Far more than people choose from. */
const MOST_TEMPLATES = 200

const COUNT = 'select count(*) as templates from proposal_templates where company_id = ?'
const FIND = 'select name from proposal_templates where company_id = ? and id = ?'
const REMOVE = 'delete from proposal_templates where company_id = ? and id = ?'

type TemplateInput = Omit<Infer<typeof templateValidator>, 'blocks'> & { blocks: Block[] }

/** Keeps a proposal or a snippet for later ones. Only inside inTx. @throws 409 `too_many_templates` @returns its id */
export async function keepTemplate({ id: companyId }: CompanyReference, input: TemplateInput) {
  const [{ templates }] = await readRows<{ templates: number | bigint }>(COUNT, [companyId])
  if (Number(templates) >= MOST_TEMPLATES) throw conflict('proposals.too_many_templates')
  const id = newId()
  await insertRows('proposal_templates', [
    {
      company_id: companyId,
      id,
      kind: input.kind,
      name: input.name,
      folded_name: foldText(input.name),
      language: input.language,
      title: input.title ?? '',
      blocks: JSON.stringify(input.blocks),
      lines: JSON.stringify(input.lines ?? [], decimalsAsText),
      created_at: now(),
    },
  ])
  await record(companyId, { id, name: input.name }, 'proposal_template.kept')
  return id
}

/** Only inside inTx. @throws 404 */
export async function deleteTemplate({ id: companyId }: CompanyReference, id: string) {
  const [known] = await readRows<{ name: string }>(FIND, [companyId, id])
  if (!known) throw notFound()
  await changeRows(REMOVE, [companyId, id])
  await record(companyId, { id, name: known.name }, 'proposal_template.deleted')
}

const decimalsAsText = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? decimalText(decimal(value)) : value

async function record(
  companyId: string,
  { id, name }: { id: string; name: string },
  action: string
) {
  await audit({ companyId, action, subject: { type: 'proposal_template', id }, details: { name } })
  publish(companyId, { kind: 'proposal', id })
}
