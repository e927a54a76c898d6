import { useTranslation } from 'react-i18next'
import type { DocumentValues } from './document_values'

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

/** What the fields of a document say that hold a code, for the same. */
export function useDocumentWords() {
  const { t } = useTranslation('document')
  return ({ priceMode, template }: Pick<DocumentValues, 'priceMode' | 'template'>) => ({
    priceMode: t(`form.${priceMode}_prices`),
    template: t(template ? `template.${template}` : 'form.usual_template'),
  })
}
