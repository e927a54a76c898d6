import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isInEu } from '#api/suggest_tax'
import type { TaxTreatment } from '../expense'
import type { FieldsForm } from './fields_form'

const TREATMENTS = [
  'domestic',
  'reverseCharge',
  'acquisition',
  'zeroAcquisition',
  'exemptAcquisition',
  'triangular',
] as const satisfies TaxTreatment[]
/** Goods from the EU on which no VAT is owed. */
const UNTAXED: readonly string[] = ['zeroAcquisition', 'exemptAcquisition'] satisfies TaxTreatment[]
const HOME = 'DE'

/** VAT ids of Greece begin with EL. */
const isFromOtherEuCountry = (vatId: string) => {
  const prefix = vatId.trim().slice(0, 2).toUpperCase()
  return prefix === 'EL' || (prefix !== HOME && isInEu(prefix))
}

/** How VAT applies; the vendor's VAT id gives a hint. */
export function TreatmentField({ form }: { form: FieldsForm }) {
  const { t } = useTranslation('expenses')
  const { taxTreatment, vendorVatId } = form.values
  const isDoubtful = taxTreatment === 'domestic' && isFromOtherEuCountry(vendorVatId)
  const select = form.getInputProps('taxTreatment')
  const help = taxTreatment === 'domestic' ? undefined : t(`treatment.help.${taxTreatment}`)
  return (
    <NativeSelect
      label={t('form.treatment')}
      description={isDoubtful ? t('form.treatment_hint') : help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={TREATMENTS.map((value) => ({ value, label: t(`treatment.kind.${value}`) }))}
      {...select}
      onChange={(event) => {
        select.onChange(event)
        if (!UNTAXED.includes(event.currentTarget.value)) return
        form.setFieldValue(
          'lines',
          form.values.lines.map((line) => Object.assign({}, line, { taxRate: '0', tax: '' }))
        )
      }}
    />
  )
}
