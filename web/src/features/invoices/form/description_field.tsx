import { Combobox, Text, Textarea, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListbox } from '@/components/form/use_listbox'
import { Money } from '@/components/money'
import { listQuery } from '@/lib/queries'
import { useSession } from '@/lib/session'
import type { Item } from '../invoice'
import classes from './lines.module.css'

interface DescriptionFieldProps {
  label: string
  value?: string
  onChange: (text: string) => void
  /** An item was chosen from those that the text finds. */
  onItem: (item: Item) => void
  currency: string
  error?: ReactNode
  'data-path'?: string
}

const PAUSE_MS = 180
const MOST = 8

/** Free text; while the first line is typed, items that fit are offered (↓ and Enter take one). */
export function DescriptionField({
  value = '',
  onItem,
  onChange,
  currency,
  ...props
}: DescriptionFieldProps) {
  const { t } = useTranslation('invoices')
  const { isSuperAdmin } = useSession()
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const [search] = useDebouncedValue(value.trim(), PAUSE_MS)
  const isOneLine = !value.includes('\n')
  const found = useQuery({
    ...listQuery('/api/items', { search, pageSize: MOST, sort: 'name' }),
    // Super admins write for a company whose items they do not see.
    enabled: box.dropdownOpened && isOneLine && !isSuperAdmin,
    placeholderData: keepPreviousData,
  })
  const items = isOneLine ? (found.data?.rows ?? []) : []
  const listbox = useListbox(box, items.length > 0)
  const take = (id: string) => {
    const item = items.find(({ _id }) => _id === id)
    if (item) onItem(item)
    box.closeDropdown()
  }
  return (
    <Combobox
      store={box}
      onOptionSubmit={take}
      width="min(380px, 100vw - 32px)"
      position="bottom-start"
    >
      <Combobox.Target withAriaAttributes={false}>
        <Textarea
          {...props}
          {...listbox.field}
          value={value}
          className={classes.description}
          placeholder={t('form.description_hint')}
          autosize
          minRows={1}
          maxRows={8}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            box.openDropdown()
            box.resetSelectedOption()
          }}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={items.length === 0}>
        <Combobox.Options
          {...listbox.list}
          aria-label={t('form.items')}
          mah={300}
          className={classes.items}
        >
          {items.map((item) => (
            <Combobox.Option key={item._id} value={item._id}>
              <span className={classes.item}>
                <Text size="sm" truncate>
                  {item.name}
                </Text>
                <Money amount={item.unitPrice} currency={currency} maximumDecimals={6} />
              </span>
              <Text size="xs" c="dimmed">
                {[item.number, item.unit].filter(Boolean).join(' · ')}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
