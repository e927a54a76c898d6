import { useTranslation } from 'react-i18next'
import type { DocumentValues } from './document_values'

/** Labels for compound fields of a document, for the dialog about conflicting changes. */
export function useDocumentLabels(): Record<string, string> {
  const { t } = useTranslation('documents')
  return {
    // The name says who it is.
    clientId: '',
    clientName: t('form.client'),
    customClient: t('form.one_off_name'),
    priceMode: t('form.price_mode'),
    discountUnit: '',
    discountPercent: t('form.discount_percent'),
    discountAmount: t('form.discount_amount'),
    skonto: t('form.skonto'),
    notes: t('form.notes'),
    lines: t('form.lines'),
    'lines.description': t('form.description'),
    'lines.quantity': t('form.quantity'),
    'lines.unit': t('form.unit'),
    'lines.unitPrice': t('form.price'),
    'lines.discount': t('form.discount'),
    'lines.discountAmount': t('form.discount'),
    'lines.taxRate': t('form.tax'),
  }
}

/** Words for coded values in the fields of a document, for the same dialog. */
export function useDocumentWords() {
  const { t } = useTranslation('documents')
  return ({ priceMode, template }: Pick<DocumentValues, 'priceMode' | 'template'>) => ({
    priceMode: t(`form.${priceMode}_prices`),
    template: t(template ? `template.${template}` : 'form.usual_template'),
  })
}
