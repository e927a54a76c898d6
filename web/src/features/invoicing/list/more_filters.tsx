import { Button, Checkbox, Popover, Select, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { isExactNumber } from '@/lib/exact_amounts'

const DAYS = ['date', 'dueDate', 'payment'] as const
/** Filters in the fold; active ones are named at the button. */
const NAMES = ['by', 'totalFrom', 'totalTo', 'eInvoice']

/** The filters that are needed less often: which day the period is of, the amount, e-invoices. */
export function MoreFilters({ state }: { state: TableState }) {
  const { t } = useTranslation('invoicing')
  const { filters, setFilters } = state
  const [amounts, setAmounts] = useState<Record<string, string>>({})
  const used = NAMES.filter((name) => filters[name]).length
  const amount = (name: string) => ({
    value: amounts[name] ?? filters[name] ?? '',
    onChange: (value: string) => setAmounts({ ...amounts, [name]: value }),
  })
  const apply = () => {
    const isGood = ([, value]: [string, string]) => value === '' || isExactNumber(value)
    setFilters(Object.fromEntries(Object.entries(amounts).filter(isGood)))
    setAmounts({})
  }
  return (
    <Popover position="bottom-start" trapFocus returnFocus onClose={apply}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />}>
          {used > 0 ? t('filter.used', { count: used }) : t('filter.more')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 32px)" w={380}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            apply()
          }}
        >
          <Stack gap="sm">
            <Select
              label={t('filter.by')}
              data={DAYS.map((value) => ({ value, label: t(`filter.day.${value}`) }))}
              value={filters.by || 'date'}
              onChange={(by) => setFilters({ by: by === 'date' || by === null ? '' : by })}
              allowDeselect={false}
              comboboxProps={{ withinPortal: false }}
            />
            <FormRow>
              <NumberField label={t('filter.total_from')} {...amount('totalFrom')} />
              <NumberField label={t('filter.total_to')} {...amount('totalTo')} />
            </FormRow>
            <Checkbox
              label={t('filter.e_invoice')}
              checked={filters.eInvoice === 'true'}
              onChange={({ currentTarget }) =>
                setFilters({ eInvoice: currentTarget.checked ? 'true' : '' })
              }
            />
            <Button type="submit" variant="default" w="fit-content">
              {t('filter.apply')}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
