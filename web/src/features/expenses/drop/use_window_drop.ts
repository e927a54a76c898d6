import { useEffect, useEffectEvent, useState } from 'react'

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes files that are dropped where no other part of the screen takes them. Those parts call `preventDefault` first.
 * @returns whether files are over the window
 */
export function useWindowDrop(onFiles: (files: File[]) => void, isOn: boolean) {
  const [isOver, setIsOver] = useState(false)
  const over = useEffectEvent((event: DragEvent) => {
    if (!hasFile(event)) return
    setIsOver(!event.defaultPrevented)
    event.preventDefault()
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setIsOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false)
    if (!hasFile(event) || event.defaultPrevented) return
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    if (!isOn) return
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [isOn])
  return isOver
}
