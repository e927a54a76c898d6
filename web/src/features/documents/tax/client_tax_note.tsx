import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { isBlank, type LineValues } from '../lines/line_values'
import { isUsuallyTaxed } from './line_tax'
import type { ClientTax } from './use_client_tax'

interface ClientTaxNoteProps {
  tax: ClientTax
  lines: LineValues[]
  onLines: (lines: LineValues[]) => void
}

/**
 * Says beside the client how sales to it are taxed and why, with the way to the company's usual rate; and when lines
 * are taxed otherwise, with the way back.
 */
export function ClientTaxNote({ tax, lines, onLines }: ClientTaxNoteProps) {
  const { t } = useTranslation('documents')
  const { language } = useLanguage()
  const { suggested, isOverruled, usualRate } = tax
  if (!suggested) return null
  const { category, reason } = suggested.service
  const isToEu = category === 'AE' && reason === 'country' && tax.isGerman
  const isUsual = lines.every((line) => isUsuallyTaxed(line, suggested))
  if (isUsual && !isOverruled) {
    if (category === 'S' || reason === 'smallBusiness') return null
    return (
      <Alert variant="light" color="gray" p="xs" role="status">
        {t('client_tax.used', {
          category: isToEu ? t('client_tax.service_to_eu') : t(`category.${category}`),
        })}{' '}
        {t(`client_tax.because.${reason}`)}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => onLines(tax.linesAtHome(lines))}>
          {t('client_tax.use_rate', { rate: formatPercent(Number(usualRate), language) })}
        </Button>
      </Alert>
    )
  }
  const isWritten = lines.some((line) => !isBlank(line) && !isUsuallyTaxed(line, suggested))
  return (
    <Alert variant="light" color={isWritten ? 'yellow' : 'gray'} p="xs" role="status">
      {t(`suggestion.${category}`)}{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => onLines(tax.linesAsSuggested(lines))}
      >
        {t('form.apply_tax')}
      </Button>
    </Alert>
  )
}
