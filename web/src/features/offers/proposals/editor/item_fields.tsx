import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { numbered } from '../paper/numbered'
import type { Block } from '../proposal'
import { emptyItem, moved } from './block_values'
import classes from './editor.module.css'
import { PlaceholderInput } from './placeholder_input'
import { RichField } from './rich_field'

interface ItemFieldsProps {
  block: Block
  onChange: (items: Block['items']) => void
}

/** The deliverables of a scope, or the steps of a timeline. */
export function ItemFields({ block, onChange }: ItemFieldsProps) {
  const { t } = useTranslation('proposals')
  const { items } = block
  const hasDays = block.kind === 'timeline'
  const edit = (index: number, part: Partial<Block['items'][number]>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...part } : item)))
  return (
    <div>
      <ol className={classes.items}>
        {numbered(items).map(({ entry: item, place: index, key }) => (
          <li key={key} className={classes.item}>
            <div className={classes.itemHead}>
              <PlaceholderInput
                className={classes.grow}
                label={t('editor.item', { number: index + 1 })}
                value={item.title}
                onChange={(title) => edit(index, { title })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={index === 0}
                aria-label={t('editor.item_up', { number: index + 1 })}
                onClick={() => onChange(moved(items, index, index - 1))}
              >
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={index === items.length - 1}
                aria-label={t('editor.item_down', { number: index + 1 })}
                onClick={() => onChange(moved(items, index, index + 1))}
              >
                <IconArrowDown size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('editor.item_remove', { number: index + 1 })}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </div>
            {hasDays && (
              <FormRow>
                <DayField
                  label={t('editor.starts_on')}
                  clearable
                  value={item.startsOn ?? ''}
                  onChange={(day) => edit(index, { startsOn: day || null })}
                />
                <DayField
                  label={t('editor.ends_on')}
                  clearable
                  value={item.endsOn ?? ''}
                  onChange={(day) => edit(index, { endsOn: day || null })}
                />
              </FormRow>
            )}
            <RichField
              label={t('editor.text')}
              minRows={2}
              maxLength={2000}
              value={item.text}
              onChange={(text) => edit(index, { text })}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="subtle"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange([...items, emptyItem()])}
      >
        {t('editor.item_add')}
      </Button>
    </div>
  )
}
