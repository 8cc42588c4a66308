// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The code of delegated accounts (EIP-7702): such an account can execute several calls atomically.
contract BatchAccount {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    /// Only the account itself may call this, by a transaction to itself.
    function execute(Call[] calldata calls) external payable {
        require(msg.sender == address(this), "BatchAccount: not the account");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory answer) = calls[i].target.call{value: calls[i].value}(calls[i].data);
            if (success) continue;
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
    }
}
