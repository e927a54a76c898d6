import { Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@/lib/api'
import { failureText } from '@/lib/http_failure'
import type { Paper } from '../proposal'
import { Problem } from './problem'
import classes from './shared.module.css'
import type { Link } from './shared_view'

/** A question to whoever wrote the proposal. The answer comes by mail or telephone. */
export function QuestionForm({ paper, link }: { paper: Paper; link: Link }) {
  const { t } = useTranslation('proposals')
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [question, setQuestion] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<string>()

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const isIncomplete = !name.trim() || !question.trim()
    setIsMissing(isIncomplete)
    if (isIncomplete) return
    setFailure(undefined)
    try {
      await api('POST', '/api/shared-proposals/ask', {
        body: { ...link, name: name.trim(), question: question.trim() },
        keepsSession: true,
      })
      setIsOpen(false)
      setIsAsked(true)
      setQuestion('')
    } catch (problem) {
      setFailure(failureText(problem, t('shared.failed')))
    }
  }
  const { email, phone } = paper.seller
  return (
    <div>
      {isAsked && <Text role="status">{t('shared.asked', { name: paper.seller.name })}</Text>}
      {!isOpen && (
        <Button
          variant="subtle"
          leftSection={<IconMessageQuestion size={18} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('shared.ask')}
        </Button>
      )}
      {isOpen && (
        <form className={classes.form} noValidate onSubmit={(event) => void ask(event)}>
          {failure && <Problem>{failure}</Problem>}
          <TextInput
            label={t('shared.name')}
            autoComplete="name"
            maxLength={200}
            value={name}
            error={isMissing && !name.trim() && t('shared.name_missing')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Textarea
            label={t('shared.question')}
            description={[phone, email].filter(Boolean).join(' · ')}
            rows={4}
            maxLength={2000}
            value={question}
            error={isMissing && !question.trim() && t('shared.question_missing')}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Group justify="space-between">
            <Button variant="subtle" color="gray" onClick={() => setIsOpen(false)}>
              {t('shared.back')}
            </Button>
            <Button type="submit">{t('shared.send_question')}</Button>
          </Group>
        </form>
      )}
    </div>
  )
}
