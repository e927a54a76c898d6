import { Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import type { Link } from '@/components/public/secret_page'
import { api } from '@/lib/server/api'
import type { Paper } from '../proposal'

interface QuestionFormProps {
  seller: Pick<Paper['seller'], 'name' | 'email' | 'phone'>
  link: Link
}

/** A question to the author of the proposal. The answer is sent by mail or given by telephone. */
export function QuestionForm({ seller, link }: QuestionFormProps) {
  const { t } = useTranslation('proposals')
  const [step, setStep] = useState<'closed' | 'writing' | 'sent'>('closed')
  return (
    <div>
      {step === 'sent' && <Text role="status">{t('shared.asked', { name: seller.name })}</Text>}
      {step === 'writing' ? (
        <Writing
          seller={seller}
          link={link}
          onSent={() => setStep('sent')}
          onBack={() => setStep('closed')}
        />
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconMessageQuestion size={18} aria-hidden />}
          onClick={() => setStep('writing')}
        >
          {t('shared.ask')}
        </Button>
      )}
    </div>
  )
}

interface WritingProps extends QuestionFormProps {
  onSent: () => void
  onBack: () => void
}

function Writing({ seller: { email, phone }, link, onSent, onBack }: WritingProps) {
  const { t } = useTranslation('proposals')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { name: '', question: '' },
    validate: {
      name: (name) => (name.trim() ? null : t('shared.name_missing')),
      question: (question) => (question.trim() ? null : t('shared.question_missing')),
    },
    save: ({ name, question }) =>
      api('POST', '/api/shared-proposals/ask', {
        body: { ...link, name: name.trim(), question: question.trim() },
        keepsSession: true,
      }),
    onSaved: onSent,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <TextInput
        label={t('shared.name')}
        autoComplete="name"
        maxLength={200}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('shared.question')}
        description={[phone, email].filter(Boolean).join(' · ')}
        rows={4}
        maxLength={2000}
        {...form.getInputProps('question')}
      />
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('shared.back')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('shared.send_question')}
        </Button>
      </Group>
    </Form>
  )
}
