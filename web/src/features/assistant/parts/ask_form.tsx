import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EXAMPLES, OWN_EXAMPLES } from '../answer'
import classes from './assistant.module.css'

interface AskFormProps {
  examples: typeof EXAMPLES | typeof OWN_EXAMPLES
  isAsking: boolean
  onAsk: (text: string) => void
}

const MOST_CHARACTERS = 500

/** The field for a question, with some that can be asked with one click. */
export function AskForm({ examples, isAsking, onAsk }: AskFormProps) {
  const { t } = useTranslation('assistant')
  const [text, setText] = useState('')
  const ask = (event: FormEvent) => {
    event.preventDefault()
    const asked = text.trim()
    if (asked.length < 2) return
    onAsk(asked)
    setText('')
  }
  return (
    <>
      <form className={classes.ask} onSubmit={ask}>
        <TextInput
          aria-label={t('ask.label')}
          placeholder={t('ask.placeholder')}
          value={text}
          maxLength={MOST_CHARACTERS}
          data-autofocus
          autoFocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" loading={isAsking}>
          {t('ask.send')}
        </Button>
      </form>
      <div className={classes.examples}>
        {examples.map((example) => (
          <Button
            key={example}
            variant="default"
            size="compact-md"
            onClick={() => onAsk(t(`example.${example}`))}
          >
            {t(`example.${example}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
