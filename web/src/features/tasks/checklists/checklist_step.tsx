import { ActionIcon, Checkbox, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react'
import { type HTMLAttributes, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './checklist.module.css'
import { LONGEST } from './steps_of'
import type { Step } from './use_checklist'

interface ChecklistStepProps {
  step: Step
  /** Handlers of the grip, which drags the step. */
  grip: HTMLAttributes<HTMLElement>
  /** Pixels from its place while it is dragged. */
  offset: number | undefined
  isFirst: boolean
  isLast: boolean
  onChange: (values: { title?: string; done?: boolean }) => void
  /** One place up (-1) or down (1). */
  onMove: (by: number) => void
  onRemove: () => void
}

/** A step with its box: dragged by its grip or moved with Alt and the arrow keys; its title is changed in place. */
export function ChecklistStep(props: ChecklistStepProps) {
  const { step, grip, offset, isFirst, isLast, onChange, onMove, onRemove } = props
  const { t } = useTranslation('checklists')
  // The text while it is being typed; otherwise the field shows the stored title.
  const [typed, setTyped] = useState<string>()
  const { title, done } = step
  const save = () => {
    const next = (typed ?? title).trim()
    setTyped(undefined)
    if (next !== '' && next !== title) onChange({ title: next })
  }
  return (
    <li
      className={classes.step}
      data-card={step._id}
      data-done={done || undefined}
      data-held={offset !== undefined || undefined}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <span className={classes.grip} data-grip aria-hidden {...grip}>
        <IconGripVertical size={16} />
      </span>
      <Checkbox
        checked={done}
        aria-label={title}
        onChange={(event) => onChange({ done: event.currentTarget.checked })}
      />
      <Textarea
        variant="unstyled"
        className={classes.title}
        aria-label={t('rename', { step: title })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        autosize
        minRows={1}
        maxLength={LONGEST}
        value={typed ?? title}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\n/g, ' '))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (!event.altKey) return
          if (event.key === 'ArrowUp' && !isFirst) onMove(-1)
          if (event.key === 'ArrowDown' && !isLast) onMove(1)
        }}
      />
      <span className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={isFirst}
          aria-label={t('up', { step: title })}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={isLast}
          aria-label={t('down', { step: title })}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('remove', { step: title })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  )
}
