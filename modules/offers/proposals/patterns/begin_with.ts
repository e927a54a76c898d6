import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { ProposalContent } from '#modules/offers/proposals/actions/write_proposal'
import { templateLinesValidator } from '#modules/offers/proposals/validators/template'
import { readCompanySettings } from '#modules/settings/public'
import { findBuiltIn } from './built_in.js'
import type { PatternLine } from './pattern.js'
import { findTemplate } from './template_list.js'

/**
 * The content of a new proposal: the fields of the request, and the rest from its template.
 * @throws 422 `template_unknown`
 */
export async function beginWith(
  company: CompanyScope,
  content: ProposalContent,
  { templateId, language }: { templateId?: string | null; language: Language }
): Promise<ProposalContent> {
  const title =
    content.title ?? translate(content.language ?? language, 'proposals:documents.proposal')
  if (!templateId) return { ...content, title }
  const template = await readTemplate(company, templateId)
  return {
    ...content,
    title: content.title ?? (template.title || title),
    language: content.language ?? template.language,
    blocks: content.blocks ?? template.blocks,
    lines: content.lines ?? template.lines,
  }
}

async function readTemplate(company: CompanyScope, id: string) {
  const builtIn = findBuiltIn(id)
  if (builtIn) {
    const { title, language, blocks } = builtIn
    return { title, language, blocks, lines: await linesOf(company, builtIn.lines) }
  }
  const own = await findTemplate(company, id)
  if (own?.kind !== 'proposal') throw new FieldError('templateId', 'proposals.template_unknown')
  const { lines } = await templateLinesValidator.validate({ lines: JSON.parse(own.lines) })
  return {
    title: own.title,
    language: own.language,
    blocks: JSON.parse(own.blocks) as NonNullable<ProposalContent['blocks']>,
    lines,
  }
}

/** The lines of a built-in template, at the tax rate of the company. */
async function linesOf(company: CompanyScope, lines: readonly PatternLine[]) {
  const { isSmallBusiness, defaultTaxBasisPoints } = await readCompanySettings(company)
  const taxRate = isSmallBusiness ? 0 : defaultTaxBasisPoints / 100
  const validated = await templateLinesValidator.validate({
    lines: lines.map((line) => ({ ...line, taxRate })),
  })
  return validated.lines
}
