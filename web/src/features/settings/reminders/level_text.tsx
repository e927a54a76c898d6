import { Textarea, type TextareaProps } from '@mantine/core'
import { useRef } from 'react'
import { asPlaceholders, VariableMenu } from '@/features/correspondence/parts'
import type { Variable } from '@/lib/placeholders'

interface LevelTextProps extends TextareaProps {
  /** The placeholders that the text may hold. */
  variables: readonly Variable[]
  onText: (text: string) => void
}

/** A text of a reminder level, with a menu of its placeholders. */
export function LevelText({ variables, onText, ...field }: LevelTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <div>
      <Textarea ref={area} autosize minRows={2} {...field} />
      <VariableMenu variables={asPlaceholders(variables)} field={area} onInsert={onText} />
    </div>
  )
}
