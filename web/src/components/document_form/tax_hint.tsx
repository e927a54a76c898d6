import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DocumentForm } from './document_values'
import type { LineValues, TaxCategory } from './line_values'

interface TaxHintProps {
  form: DocumentForm
  /** How a sale to this recipient is usually taxed. */
  suggested?: TaxCategory
  /** Where it is taxed, a decimal string. */
  taxRate: string
}

/** Says when the lines are taxed otherwise than a sale to this recipient usually is, and puts it right when asked. */
export function TaxHint({ form, suggested, taxRate }: TaxHintProps) {
  const { t } = useTranslation('document')
  if (!suggested || form.values.lines.every((line) => fits(line, suggested))) return null
  const apply = () =>
    form.setFieldValue(
      'lines',
      form
        .getValues()
        .lines.map((line) =>
          fits(line, suggested)
            ? line
            : suggested === 'S'
              ? { ...line, taxRate, taxCategory: '' }
              : { ...line, taxRate: '0', taxCategory: suggested }
        )
    )
  return (
    <Alert variant="light" color="gray" p="xs" mb="sm">
      {t(`suggestion.${suggested}`)}{' '}
      <Button variant="subtle" size="compact-sm" onClick={apply}>
        {t('form.apply_tax')}
      </Button>
    </Alert>
  )
}

/** A domestic sale may well be exempt or at zero; one across a border has one category only. */
function fits({ kind, taxCategory, taxRate }: LineValues, suggested: TaxCategory) {
  if (kind !== 'item') return true
  const isTaxed = Number(taxRate) !== 0
  if (suggested === 'S') return !['AE', 'K', 'G', 'O'].includes(taxCategory)
  return !isTaxed && (taxCategory === '' || taxCategory === suggested)
}
