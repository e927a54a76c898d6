import { useTranslation } from 'react-i18next'

/** The fields of a document that are no single input, for whoever is told that they were changed. */
export function useDocumentLabels(): Record<string, string> {
  const { t } = useTranslation('document')
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
  }
}
