import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { LineEditor, type LineEditorProps } from './line_editor'
import classes from './line_list.module.css'

interface LineListProps extends LineEditorProps {
  /** A line about the lines themselves. */
  help?: string | undefined
  /** Explanation of the keys, if they do more than usual. */
  keys?: string | undefined
  /** At the right of the title. */
  action?: ReactNode
  /** Settings for all lines, below them. */
  children?: ReactNode
}

/** The lines of a document, in a card of their own. */
export function LineList({ help, keys, action, children, ...editor }: LineListProps) {
  const { t } = useTranslation('documents')
  return (
    <Section
      title={t('form.lines')}
      help={
        <>
          {help} <span className={classes.keys}>{keys ?? t('form.lines_help')}</span>
        </>
      }
      action={action}
    >
      <LineEditor {...editor} />
      {children}
    </Section>
  )
}
