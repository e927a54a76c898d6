import { UnitField as UnitInput } from '@/components/form/choices/unit_field'
import { NumberField } from '@/components/form/number_field'
import { TaxField } from '../tax/tax_field'
import { DiscountField } from '../totals/discount_field'
import type { LineValues } from './line_values'
import type { LinesForm } from './lines_form'

/** The one list that the units of all lines are offered from. */
export const UNITS_OF_LINES = 'units-of-lines'

export interface LineFieldProps {
  label: string
  form: LinesForm
  line: LineValues
  index: number
}

const inputOf = ({ form, index }: LineFieldProps, name: string) =>
  form.getInputProps(`lines.${index}.${name}`)

export const QuantityField = (props: LineFieldProps) => (
  <NumberField label={props.label} {...inputOf(props, 'quantity')} />
)

export const UnitField = (props: LineFieldProps) => (
  <UnitInput
    label={props.label}
    list={UNITS_OF_LINES}
    readOnly={props.line.isOrdered ?? false}
    {...inputOf(props, 'unit')}
  />
)

export const PriceField = (props: LineFieldProps) => (
  <NumberField label={props.label} minimumDecimals={2} {...inputOf(props, 'unitPrice')} />
)

export const LineDiscountField = ({ label, form, line, index }: LineFieldProps) => (
  <DiscountField
    label={label}
    form={form}
    unit={line.discountUnit}
    currency={form.values.currency}
    paths={{
      unit: `lines.${index}.discountUnit`,
      percent: `lines.${index}.discount`,
      amount: `lines.${index}.discountAmount`,
    }}
  />
)

export const LineTaxField = (props: LineFieldProps) => {
  const { label, form, line, index } = props
  return (
    <TaxField
      label={label}
      rate={line.taxRate}
      category={line.taxCategory}
      onChange={(tax) =>
        form.replaceListItem('lines', index, { ...line, ...tax, taxOrigin: 'chosen' })
      }
      error={inputOf(props, 'taxRate').error ?? inputOf(props, 'taxCategory').error}
      data-path={`lines.${index}.taxRate`}
    />
  )
}
