import { Progress, Text, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardDrag } from '../board/use_card_drag'
import classes from './checklist.module.css'
import { ChecklistStep } from './checklist_step'
import { LONGEST, stepsOf } from './steps_of'
import { useChecklist } from './use_checklist'

/** The steps of a task: ticked, moved, renamed, and added by Enter or as the lines of a pasted text. */
export function Checklist({ taskId }: { taskId: string }) {
  const { t } = useTranslation('checklists')
  // The frame is there before the steps have come: nothing below it moves.
  const { steps = [], add, change, remove } = useChecklist(taskId)
  const [line, setLine] = useState('')
  const list = `steps of ${taskId}`
  const { drag, handlersOf } = useCardDrag((stepId, { columnId, afterId }) => {
    const step = steps.find(({ _id }) => _id === stepId)
    if (!step || columnId !== list) return
    const others = steps.filter(({ _id }) => _id !== stepId)
    void change(step, { position: others.findIndex(({ _id }) => _id === afterId) + 1 })
  })
  const done = steps.filter((step) => step.done).length

  /** The field is free for the next step at once; a refused one comes back before what was typed since. */
  const addTyped = async () => {
    const titles = stepsOf(line)
    if (titles.length === 0) return
    setLine('')
    if (await add(titles)) return
    setLine((since) => [line, since].filter(Boolean).join(' '))
  }
  const addLine = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void addTyped()
  }
  const addPasted = (event: ClipboardEvent) => {
    const titles = stepsOf(event.clipboardData.getData('text'))
    if (titles.length < 2) return
    event.preventDefault()
    void add(titles)
  }
  return (
    <section aria-label={t('title')}>
      <div className={classes.head}>
        <Title order={2}>{t('title')}</Title>
        {steps.length > 0 && (
          <Text span c="dimmed" className={classes.count}>
            {t('done_of', { done, all: steps.length })}
          </Text>
        )}
      </div>
      {steps.length > 0 && (
        <Progress
          value={(done / steps.length) * 100}
          size="xs"
          mb="xs"
          aria-label={t('done_of', { done, all: steps.length })}
        />
      )}
      <ul className={classes.steps} data-column={list}>
        {steps.map((step, index) => (
          <ChecklistStep
            key={step._id}
            step={step}
            grip={handlersOf(step._id)}
            offset={drag?.taskId === step._id ? drag.y : undefined}
            isFirst={index === 0}
            isLast={index === steps.length - 1}
            onChange={(values) => void change(step, values)}
            onMove={(by) => void change(step, { position: index + by })}
            onRemove={() => void remove(step)}
          />
        ))}
      </ul>
      <TextInput
        variant="unstyled"
        aria-label={t('add')}
        placeholder={t('add')}
        leftSection={<IconPlus size={16} aria-hidden />}
        leftSectionWidth={28}
        value={line}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={(event) => setLine(event.currentTarget.value)}
        onKeyDown={addLine}
        onPaste={addPasted}
      />
    </section>
  )
}
