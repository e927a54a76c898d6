import { Combobox, Text, Textarea, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListbox } from '@/components/form/choices/use_listbox'
import { Money } from '@/components/values/money'
import { listQuery } from '@/lib/server/queries'
import type { Item } from './line_values'
import classes from './lines.module.css'

interface DescriptionFieldProps {
  label: string
  value?: string
  onChange: (text: string) => void
  /** Whether the caller has items, and one can be put here. */
  findsItems: boolean
  /** An item was chosen from those that the text finds. */
  onItem: (item: Item) => void
  /** The text is to become an item; missing when it is one already. */
  onSave?: (() => void) | undefined
  currency: string
  /** The price of an item in this document, a decimal string; empty when it is unknown. */
  priceOf: (item: Item) => string
  error?: ReactNode
  'data-path'?: string
}

const PAUSE_MS = 180
const MOST = 8
/** The option that makes an item of the text. */
const SAVE = 'save'

/**
 * Free text; while the first line is typed, items that fit are offered (↓ and Enter take one), and below them to save
 * the text as an item. Where nothing fits, only ↓ offers that: a list that nobody asked for would hide what is below.
 */
export function DescriptionField({
  value = '',
  findsItems,
  onItem,
  onSave,
  onChange,
  currency,
  priceOf,
  ...props
}: DescriptionFieldProps) {
  const { t } = useTranslation('documents')
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() })
  const [search] = useDebouncedValue(value.trim(), PAUSE_MS)
  const isOneLine = !value.includes('\n')
  const [isAsked, setIsAsked] = useState(false)
  const found = useQuery({
    ...listQuery('/api/items', { search, pageSize: MOST, sort: 'name' }),
    enabled: findsItems && box.dropdownOpened && isOneLine,
    placeholderData: keepPreviousData,
  })
  const items = findsItems && isOneLine ? (found.data?.rows ?? []) : []
  const isOffered = items.length > 0 || (isAsked && found.isSuccess)
  const canSave = findsItems && isOneLine && onSave !== undefined && search !== '' && isOffered
  const isOnlySave = canSave && items.length === 0
  const { selectFirstOption } = box
  const isFilled = items.length > 0 || canSave
  const listbox = useListbox(box, isFilled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store is a new one with each render
  useEffect(() => {
    if (isOnlySave) selectFirstOption()
  }, [isOnlySave])
  const take = (id: string) => {
    if (id === SAVE) onSave?.()
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
          {...(findsItems && listbox.field)}
          value={value}
          className={classes.description}
          placeholder={findsItems ? t('form.description_hint') : undefined}
          autosize
          minRows={1}
          maxRows={8}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setIsAsked(false)
            box.openDropdown()
            box.resetSelectedOption()
          }}
          onKeyDown={({ key }) => key === 'ArrowDown' && setIsAsked(true)}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isFilled}>
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
                <Money amount={priceOf(item) || null} currency={currency} maximumDecimals={6} />
              </span>
              <Text size="xs" c="dimmed">
                {[item.number, item.unit].filter(Boolean).join(' · ')}
              </Text>
            </Combobox.Option>
          ))}
          {canSave && (
            <Combobox.Option value={SAVE} className={classes.save}>
              {t('new_item.offer', { name: search })}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
