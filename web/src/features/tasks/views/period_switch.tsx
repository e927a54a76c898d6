import { ActionIcon, Button, Group, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './views.module.css'

interface PeriodSwitchProps {
  name: string
  kind: 'week' | 'day'
  isCurrent: boolean
  onMove: (step: 1 | -1) => void
  onCurrent: () => void
}

/** Goes to the week or day before and after, and back to the current one. */
export function PeriodSwitch({ name, kind, isCurrent, onMove, onCurrent }: PeriodSwitchProps) {
  const { t } = useTranslation('tasks')
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(`views.previous_${kind}`)}
        onClick={() => onMove(-1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Title order={2} className={classes.period} aria-live="polite">
        {name}
      </Title>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(`views.next_${kind}`)}
        onClick={() => onMove(1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <Button variant="default" size="xs" disabled={isCurrent} onClick={onCurrent}>
        {t(`views.current_${kind}`)}
      </Button>
    </Group>
  )
}
