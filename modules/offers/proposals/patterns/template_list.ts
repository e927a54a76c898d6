import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Block } from '#modules/offers/proposals/blocks/block'
import { BUILT_IN, idOfBuiltIn } from './built_in.js'

export interface TemplateRow {
  id: string
  kind: 'proposal' | 'snippet'
  name: string
  language: Language
  title: string
  /** JSON */
  blocks: string
  /** JSON: lines as the API takes them. */
  lines: string
}

/** `lines` is a reserved word of MySQL, so it is quoted. */
const LIST = `
  select id, kind, name, language, title, blocks, \`lines\` from proposal_templates
  where company_id = ? order by kind, folded_name, id`
const ONE = `
  select id, kind, name, language, title, blocks, \`lines\` from proposal_templates
  where company_id = ? and id = ?`

/** Templates for new proposals: the built-in ones in a language, then the company's own. */
export async function listTemplates({ id }: CompanyReference, language: Language) {
  const builtIn = BUILT_IN[language].map((one) => ({
    _id: idOfBuiltIn(one),
    kind: 'proposal' as TemplateRow['kind'],
    name: one.name,
    language: one.language,
    title: one.title,
    blocks: one.blocks,
    isBuiltIn: true,
  }))
  const own = await readRows<TemplateRow>(LIST, [id])
  return [
    ...builtIn,
    ...own.map((row) => ({
      _id: row.id,
      kind: row.kind,
      name: row.name,
      language: row.language,
      title: row.title,
      blocks: JSON.parse(row.blocks) as Block[],
      isBuiltIn: false,
    })),
  ]
}

/** One of the company's own. */
export async function findTemplate({ id }: CompanyReference, templateId: string) {
  const [row] = await readRows<TemplateRow>(ONE, [id, templateId])
  return row
}
