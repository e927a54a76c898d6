import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { Section } from '@/components/page/section'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { KeptQuestion } from '../answer'
import classes from './assistant.module.css'

interface HistoryProps {
  questions: KeptQuestion[]
  onAsk: (asking: { text: string; after?: string }) => void
  /** The history has been deleted. */
  onForget: () => void
}

/** The reader's earlier questions; a click asks one again. */
export function History({ questions, onAsk, onForget }: HistoryProps) {
  const { t } = useTranslation('assistant')
  const [isAsked, setAsked] = useState(false)
  const forget = useChange({
    change: () => api('DELETE', '/api/assistant/questions'),
    affects: ['/api/assistant'],
    onDone: () => {
      setAsked(false)
      onForget()
    },
  })
  if (questions.length === 0) return null
  const isKept = (id: string | undefined) => questions.some(({ _id }) => _id === id)
  return (
    <Section
      title={t('history.title')}
      help={t('history.help')}
      padding="none"
      action={
        <Button variant="default" size="compact-md" onClick={() => setAsked(true)}>
          {t('history.delete')}
        </Button>
      }
    >
      <ul className={classes.history}>
        {questions.map(({ _id, text, after }) => (
          <li key={_id}>
            <UnstyledButton
              className={classes.again}
              onClick={() => onAsk({ text, after: isKept(after) ? after : undefined })}
            >
              {text}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('history.delete')}
        verb={t('history.delete')}
        tone="danger"
        isBusy={forget.isPending}
        onConfirm={() => forget.mutate(undefined)}
        onCancel={() => setAsked(false)}
      >
        {t('history.delete_text')}
      </ConfirmDialog>
    </Section>
  )
}
