import { dynamicTool, jsonSchema, type ToolSet } from 'ai'
import { isRecord, type Tool, toolsFor } from '#modules/mcp/public'
import type { Conversation } from './conversation.js'

/** The tools that the asker's role has, for the library: the same as those of programs. */
export const toolSet = (conversation: Conversation): ToolSet =>
  Object.fromEntries(
    toolsFor(conversation.ctx).map((tool) => [tool.name, toolFor(conversation, tool)])
  )

const toolFor = (conversation: Conversation, tool: Tool) =>
  dynamicTool({
    description: tool.description,
    inputSchema: jsonSchema({
      type: 'object',
      properties: { ...tool.arguments },
      required: [...(tool.required ?? [])],
      additionalProperties: false,
    }),
    execute: (input: unknown) => conversation.use(tool, isRecord(input) ? input : {}),
  })
