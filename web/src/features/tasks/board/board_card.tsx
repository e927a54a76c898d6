import { Anchor } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { HTMLAttributes, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DayText } from '@/components/values/day_text'
import { RunningClock, TimerButton } from '@/features/timer/parts'
import { today } from '@/lib/time/days'
import { Initials } from '../components/initials'
import { ProjectName } from '../components/project_name'
import tasks from '../components/tasks.module.css'
import { useTaskLink } from '../use_task_link'
import type { BoardColumn, Card, Direction } from './board'
import classes from './board.module.css'
import { CardMenu } from './card_menu'

const DIRECTIONS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

interface BoardCardProps {
  card: Card
  column: BoardColumn
  columns: BoardColumn[]
  /** Where it is held, from where it was taken. */
  offset?: { x: number; y: number } | undefined
  drag: HTMLAttributes<HTMLElement>
  onStep: (direction: Direction) => void
  onMoveTo: (columnId: string) => void
}

/** A task on the board: opened by its title, moved by dragging, by its menu or with Alt and the arrow keys. */
export function BoardCard(props: BoardCardProps) {
  const { card, column, columns, offset, drag, onStep, onMoveTo } = props
  const { t } = useTranslation('tasks')
  const linkTo = useTaskLink()
  const { _id, title, project, assignees, dueDate, priority, status } = card
  const isLate = status === 'open' && dueDate !== null && dueDate < today()
  const press = (event: KeyboardEvent) => {
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined
    if (!direction) return
    event.preventDefault()
    onStep(direction)
  }
  return (
    <li
      className={classes.card}
      data-card={_id}
      data-held={offset !== undefined || undefined}
      style={offset && { transform: `translate(${offset.x}px, ${offset.y}px)` }}
      {...drag}
    >
      <div className={classes.head}>
        <span className={classes.grip} data-grip aria-hidden>
          <IconGripVertical size={16} />
        </span>
        <Anchor
          component={Link}
          to={linkTo(_id)}
          className={status === 'done' ? classes.done : classes.title}
          onKeyDown={press}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        >
          {title}
        </Anchor>
        <CardMenu
          title={title}
          column={column}
          columns={columns}
          onStep={onStep}
          onMoveTo={onMoveTo}
        />
      </div>
      <ProjectName project={project} />
      <div className={classes.facts}>
        {priority !== 'normal' && (
          <span className={priority === 'high' ? tasks.high : tasks.low}>
            {t(`priority.${priority}`)}
          </span>
        )}
        {dueDate && (
          <span className={isLate ? tasks.late : undefined}>
            <DayText value={dueDate} />
          </span>
        )}
        <Initials people={assignees} />
        <span className={classes.timer}>
          <RunningClock taskId={_id} />
          {status === 'open' && <TimerButton task={card} />}
        </span>
      </div>
    </li>
  )
}
