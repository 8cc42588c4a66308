// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// What an account becomes that is delegated to this code (EIP-7702): it can do several calls as one, all or none.
contract BatchAccount {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    /// Only the account itself, which is what its own transactions are.
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
